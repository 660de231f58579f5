import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { translationDefaults } from '#contract/translation.ts';
import type { SwitchName } from '../form/form.ts';
import { isSent } from '../form/request.ts';
import type { FormPartProps } from '../source/Source.tsx';

/** A switch of the request, and whether its field is sent even at its default. */
export function SwitchField({ form, onChange, name }: FormPartProps & { name: SwitchName }) {
  const words = useWords(translationWords);
  const sent = isSent(form, name);
  const choosable = !form.sendDefaults && form[name] === translationDefaults[name];
  const field = `${name}: ${form[name]}`;
  return (
    <div className="py-0.5">
      <Switch
        label={words.switches[name]}
        hint={words.switchHints[name]}
        checked={form[name]}
        onChange={(checked) => onChange({ [name]: checked })}
      />
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-third">
        <code>{field}</code>
        {choosable ? (
          <button
            type="button"
            aria-pressed={sent}
            aria-label={words.sendField(name)}
            onClick={() =>
              onChange({
                forced: sent ? form.forced.filter((other) => other !== name) : [...form.forced, name],
              })
            }
            className="min-h-6 rounded-sm px-1 underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {sent ? words.sentField : words.notSentField}
          </button>
        ) : (
          <span className="font-semibold text-ink">{words.sentField}</span>
        )}
      </p>
    </div>
  );
}
