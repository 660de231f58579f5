/*
 * Runs before the first paint, while the console's scripts are loading. It applies the theme,
 * hides what the prerendered page cannot know (a stored or linked form), starts the console's scripts after the first
 * paint, and records clicks, shortcuts and typing, which are replayed as soon as the console is ready.
 */
(() => {
  const page = document.documentElement;
  const stored = (storage, key) => {
    try {
      return globalThis[storage].getItem(`console.${key}`);
    } catch {
      return null;
    }
  };

  const { base = '' } = page.dataset;
  let path = location.pathname.slice(base.length);
  if (path.length < 2) {
    path = '/translation';
    history.replaceState(history.state, '', base + path + location.search + location.hash);
  }
  const theme = stored('localStorage', 'theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  const firstPane = stored('localStorage', 'panes');
  if (/^\d{2}$/.test(firstPane)) page.style.setProperty('--first-pane', `${firstPane}%`);
  // A stage will replace the prerendered page, which is therefore hidden.
  if (stored('sessionStorage', 'stage') || location.search.includes('stage=')) page.dataset.stage = '';
  const restored =
    page.dataset.builtFor !== path ||
    // `?lang=` alone restores nothing: the server has already sent the page in that language.
    !/^(\?lang=[\w-]*)?$/.test(location.search) ||
    location.hash.includes('=') ||
    stored('sessionStorage', path) !== null ||
    stored('sessionStorage', 'target') !== null;
  page.dataset.starting = restored ? 'restoring' : 'as-built';

  /** Starts the scripts that the built page only preloads, in their order. Each is compiled in a task of its own. */
  const startScripts = () => startNext([...document.querySelectorAll('link[data-module]')]);
  const startNext = ([link, ...others]) => {
    if (!link) return;
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin: '', async: false, src: link.href });
    document.head.append(script);
    setTimeout(startNext, 0, others);
  };
  document.addEventListener('DOMContentLoaded', () => {
    // React sets the default value of a field, which moves the text cursor unless the field has a value of its own.
    for (const field of document.querySelectorAll('textarea')) {
      const { value } = field;
      field.value = value;
    }
    // A page in the background is never painted, so its scripts start at once.
    if (document.hidden) startScripts();
    else requestAnimationFrame(() => setTimeout(startScripts));
  });

  /** What is replayed: each pressed button or shortcut once, in order; and the changed fields with their new values. */
  const presses = new Map();
  const changes = new Map();
  /** The main button, which also stands for a pressed Ctrl+Enter. */
  const sendButton = () => document.querySelector('button[aria-keyshortcuts*="Enter"]');
  let isSent = false;

  const onKey = (event) => {
    const { key, code, altKey, ctrlKey, metaKey } = event;
    const main = ctrlKey || metaKey;
    const isShortcut = altKey
      ? !main && /^(Digit[1-7]|Key[ACDLNOPSX])$/.test(code)
      : main && (key === 'Enter' || code === 'KeyK');
    if (!isShortcut) return;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', { key, code, altKey, ctrlKey, metaKey, cancelable: true });
    keepPress(key === 'Enter' ? sendButton() : code, () => document.dispatchEvent(again));
  };
  const onClick = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    keepPress(button, () => (button.isConnected ? button : replacementOf(button))?.click());
  };
  const keepPress = (pressed, again) => {
    if (isSent && pressed === sendButton()) return;
    presses.set(pressed, again);
    sendEarly();
  };
  /** When pressing the main button is all that happened, the console sends the form as soon as its code is loaded. */
  const sendEarly = () => {
    if (presses.size !== 1 || changes.size > 0 || !presses.has(sendButton())) return;
    isSent = !document.dispatchEvent(new Event('console-early-send', { cancelable: true }));
    if (isSent) presses.clear();
  };
  /** React may have replaced the button since it was pressed; then the one with the same label is clicked. */
  const replacementOf = ({ textContent, ariaLabel }) =>
    [...document.querySelectorAll('button')].find(
      (button) => button.textContent === textContent && button.ariaLabel === ariaLabel,
    );
  const onInput = ({ target }) => {
    changes.set(
      target,
      target.type === 'radio' || target.type === 'checkbox' ? target.checked : target.value,
    );
  };
  /**
   * Makes React notice the new value of a field. React calls `onChange` when the value differs from the last one that
   * was set through the `value` property of the element, which React overrides.
   */
  const change = (field, value) => {
    // Part of the form may not be hydrated yet. A key event there makes React hydrate that part first.
    field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    if (typeof value === 'boolean') {
      field.checked = !value;
      field.click();
      return;
    }
    const { selectionStart, selectionEnd } = field;
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    if (selectionStart != null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  };

  const handlers = { keydown: onKey, click: onClick, input: onInput };
  /**
   * Events that React must not see while it starts: it would hydrate the page in the middle of an edit, and the text
   * cursor would be lost.
   */
  const withheld = [
    ...['keydown', 'keypress', 'keyup', 'beforeinput', 'textInput', 'input', 'change', 'paste', 'cut'],
    ...['compositionstart', 'compositionend', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'],
  ];
  const withhold = (event) => {
    event.stopImmediatePropagation();
    handlers[event.type]?.(event);
  };
  for (const name of withheld) addEventListener(name, withhold, true);
  const replay = async () => {
    for (const name of withheld) removeEventListener(name, withhold, true);
    page.dataset.starting = 'ready';
    // React has just reported that it is ready, but it can hydrate a part of the form only after its current task.
    await undefined;
    for (const [field, value] of changes) change(field, value);
    for (const again of presses.values()) {
      // Waits until React has applied the previous change.
      if (changes.size > 0 || presses.size > 1) await new Promise((resolve) => setTimeout(resolve));
      again();
    }
  };
  document.addEventListener('console-loaded', sendEarly, { once: true });
  document.addEventListener('console-ready', replay, { once: true });
})();
