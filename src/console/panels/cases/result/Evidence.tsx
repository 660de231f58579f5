import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import { audioOf } from '#cases/archive/case-set.ts';
import type { RunEnvironment } from '#cases/evidence/run-report.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { writeEvidence } from '#console/download/case-files/case-files.ts';
import { type EvidenceFormat, evidenceFormats } from '#console/download/case-files/evidence-formats.ts';
import { saveFile } from '#console/download/save-file.ts';
import { caseAudio } from '#console/storage/cases/case-audio.ts';
import { caseRuns, type StoredRun } from '#console/storage/cases/case-runs.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import type { ShownRuns } from './run-choices.ts';

interface EvidenceProps {
  shown: ShownRuns;
  cases: readonly CaseInSet[];
}

function environmentOf(run: StoredRun, name: string): RunEnvironment {
  const { startedAt, endedAt = new Date(), target, baseUrl, account, dialect, serviceVersion } = run;
  return {
    ...{ name, target, baseUrl, account, dialect, serviceVersion, startedAt, endedAt },
    ...{ version: import.meta.env.CONSOLE_VERSION, commit: import.meta.env.CONSOLE_COMMIT },
  };
}

/** Downloads a run, or two that are compared, as a report or as data. */
export function Evidence({ shown, cases }: EvidenceProps) {
  const words = useWords(casesWords);
  const { session } = useTargetChoice();
  const write = useMutation({
    mutationFn: async (format: EvidenceFormat) => {
      // Of a comparison, the report is about the first run and says how the second one differs.
      const run = shown.before ?? shown.run;
      const results = await caseRuns.results(run.id);
      const ran = new Set(results.map(({ caseId }) => caseId));
      const chosen = cases.filter((one) => ran.has(one.case.id));
      const audio = new Map<string, Blob>();
      for (const { sha256 } of chosen.flatMap(audioOf)) {
        const found = await caseAudio.get(sha256);
        if (found) audio.set(sha256, found);
      }
      const stamp = run.startedAt.toISOString().slice(0, 19).replaceAll(':', '-');
      const file = await writeEvidence(
        {
          environment: environmentOf(run, words.cases),
          results,
          other: shown.before && {
            environment: environmentOf(shown.run, words.cases),
            results: await caseRuns.results(shown.run.id),
          },
          cases: chosen.map((one) => one.case),
          audio,
          secrets: session ? [session.apiKey, session.appId] : [],
        },
        format,
        `cases-${stamp}`,
      );
      saveFile(file.content, file.name);
    },
  });
  return (
    <span className="inline-flex items-center gap-2">
      <Popover
        label={words.evidence.label}
        className="w-56"
        button={(attributes) => (
          <Button {...attributes} look="quiet" size="small" icon={Download} disabled={write.isPending}>
            {write.isPending ? words.evidence.writing : words.evidence.label}
          </Button>
        )}
      >
        {(close) => (
          <ActionList
            actions={evidenceFormats.map((name) => ({ name, label: words.evidence.formats[name] }))}
            onChoose={(format) => {
              close();
              write.mutate(format);
            }}
          />
        )}
      </Popover>
      {write.error && (
        <span role="alert" className="text-sm text-failed">
          {words.evidence.failed}: {write.error.message}
        </span>
      )}
    </span>
  );
}
