import { optionWords } from '#console/catalogues/translation/options.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { OptionFacts } from '#console/ui/details/OptionFacts.tsx';
import { namedDomains, translationDefaults, translationVersions } from '#contract/translation.ts';
import { type SwitchName, switchNames } from '../form/form.ts';
import { isSwitchSent } from '../form/request.ts';
import type { FormPartProps } from '../source/Source.tsx';
import { MaskTerms } from './MaskTerms.tsx';

/** The fields of the languages, the version with its domains, all switches, and the terms to mask. */
export function AllOptions({ form, onChange }: FormPartProps) {
  const words = useWords(optionWords);
  const numeric = form.version === '2.0';
  return (
    <div className="flex flex-col gap-3">
      <div>
        <OptionFacts field="src_lang" value={form.source} sent />
        <OptionFacts field="tgt_lang" value={form.targets.join(',')} sent />
      </div>
      <div className="flex flex-col items-start gap-1">
        <span aria-hidden="true" className="text-sm text-ink-second">
          {words.version}
        </span>
        <Segmented
          label={words.version}
          options={translationVersions.map((version) => ({ value: version, label: version }))}
          value={form.version}
          onChange={(version) => onChange({ version })}
        />
        <p className="text-sm text-ink-third">{words.versionHint}</p>
        <OptionFacts field="REV-APPVERSION" value={form.version} sent />
      </div>
      <Field
        label={words.domain}
        hint={words.domainHint}
        facts={
          <OptionFacts
            field="domain"
            value={numeric ? namedDomains.indexOf(form.domain) : form.domain}
            sent
          />
        }
      >
        <Select
          options={namedDomains.map((domain, number) => ({
            value: domain,
            label: numeric ? words.domainNumber(number, domain) : domain,
          }))}
          value={form.domain}
          onChange={(domain) => onChange({ domain })}
        />
      </Field>
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

/** A switch of the request, with a control for sending the field even at its default value. */
function SwitchField({ form, onChange, name }: FormPartProps & { name: SwitchName }) {
  const words = useWords(optionWords);
  const sent = isSwitchSent(form, name);
  const choosable = !form.sendDefaults && form[name] === translationDefaults[name];
  return (
    <div className="py-0.5">
      <Switch
        label={words.switches[name]}
        hint={words.switchHints[name]}
        checked={form[name]}
        onChange={(checked) => onChange({ [name]: checked })}
      />
      <OptionFacts
        field={name}
        value={form[name]}
        sent={sent}
        choice={
          choosable
            ? {
                label: words.sendField(name),
                onToggle: () =>
                  onChange({
                    forced: sent ? form.forced.filter((other) => other !== name) : [...form.forced, name],
                  }),
              }
            : undefined
        }
      />
    </div>
  );
}
