import { act } from 'react';

/** A person's actions on a page that a component test rendered. */
export function pageActions(page: HTMLElement) {
  /** Lets answers arrive and be shown. */
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
    });
  const labelOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    return label ?? page.querySelector(`label[for="${element.id}"]`)?.textContent ?? '';
  };
  const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const buttons = () => [...page.querySelectorAll('button')];
  const fields = () => [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];

  /** The button with this name, or the first whose name begins with it. */
  function button(name: string): HTMLButtonElement {
    const all = buttons();
    const found =
      all.find((candidate) => textOf(candidate) === name) ??
      all.find((candidate) => textOf(candidate).startsWith(name));
    if (!found) throw new Error(`no button “${name}” among ${all.map(textOf).join(' | ')}`);
    return found;
  }

  /** The text field whose label begins with this name. */
  function field(name: string): HTMLInputElement | HTMLTextAreaElement {
    const found = fields().find((candidate) => labelOf(candidate).startsWith(name));
    if (!found) throw new Error(`no field “${name}” among ${fields().map(labelOf).join(' | ')}`);
    return found;
  }

  return {
    settle,
    button,
    field,
    press: async (name: string) => {
      await act(async () => button(name).click());
      await settle();
    },
    write: (name: string, text: string) =>
      act(async () => {
        const element = field(name);
        // React overrides the setter of the element itself.
        Reflect.set(Object.getPrototypeOf(element), 'value', text, element);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    /** Presses a key, such as `KeyM`, on a button. */
    key: async (name: string, init: KeyboardEventInit) => {
      await act(async () => {
        button(name).dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
      });
      await settle();
    },
  };
}
