import { useId } from 'react';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { namedDomains, translationDefaults, translationVersions } from '#contract/translation.ts';
import { type SwitchName, switchNames } from '../form/form.ts';
import { isSwitchSent } from '../form/request.ts';
import type { FormPartProps } from '../source/Source.tsx';
import { MaskTerms } from './MaskTerms.tsx';

/** The version with its domains, all switches, and the terms to mask. */
export function AllOptions({ form, onChange }: FormPartProps) {
  const words = useWords(translationWords);
  const id = useId();
  const numeric = form.version === '2.0';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented
          label={words.version}
          options={translationVersions.map((version) => ({ value: version, label: version }))}
          value={form.version}
          onChange={(version) => onChange({ version })}
        />
        <div className="flex min-w-0 items-center gap-2">
          <label htmlFor={id} className="text-sm text-ink-second">
            {words.domain}
          </label>
          <Select
            id={id}
            options={namedDomains.map((domain, number) => ({
              value: domain,
              label: numeric ? words.domainNumber(number, domain) : domain,
            }))}
            value={form.domain}
            onChange={(domain) => onChange({ domain })}
          />
        </div>
      </div>
      <div>
        {switchNames.map((name) => (
          <SwitchField key={name} form={form} onChange={onChange} name={name} />
        ))}
        <Switch
          label={words.sendDefaults}
          hint={form.sendDefaults ? words.defaultsSent : words.defaultsLeftOut}
          checked={form.sendDefaults}
          onChange={(sendDefaults) => onChange({ sendDefaults })}
        />
      </div>
      <MaskTerms form={form} onChange={onChange} />
      <Switch
        label={words.each.label}
        hint={words.each.hints[form.requests](form.targets.length)}
        checked={form.requests === 'each'}
        onChange={(each) => onChange({ requests: each ? 'each' : 'one' })}
      />
    </div>
  );
}

/** A switch of the request, and whether its field is sent even at its default. */
function SwitchField({ form, onChange, name }: FormPartProps & { name: SwitchName }) {
  const words = useWords(translationWords);
  const sent = isSwitchSent(form, name);
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
