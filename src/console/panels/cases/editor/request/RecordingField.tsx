import { useMutation, useQuery } from '@tanstack/react-query';
import { FileAudio } from 'lucide-react';
import { AudioReference } from '#cases/case-file/request.ts';
import { audioMediaTypes } from '#cases/data/audio-rows.ts';
import { sha256 } from '#cases/data/sha256.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { caseAudio } from '#console/storage/cases/case-audio.ts';
import { FileButton } from '#console/ui/controls/FileButton.tsx';

interface RecordingFieldProps {
  /** The `file` of an upload. */
  value: unknown;
  onChange: (value: AudioReference) => void;
}

/** The recording of an upload, kept by its content in this browser. */
export function RecordingField({ value, onChange }: RecordingFieldProps) {
  const words = useWords(caseEditorWords).recording;
  const parsed = AudioReference.safeParse(value);
  const audio = parsed.success ? parsed.data.audio : undefined;
  const key = audio?.sha256 ?? '';
  const fromData = key.startsWith('{');
  const { data: isHere = true } = useQuery({
    queryKey: ['cases', 'audio', key],
    queryFn: async () => (await caseAudio.get(key)) !== undefined,
    enabled: audio !== undefined && !fromData,
    staleTime: 0,
  });
  const keep = useMutation({
    mutationFn: async (file: File) => {
      const digest = await sha256(new Uint8Array(await file.arrayBuffer()));
      await caseAudio.put(digest, file);
      const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
      const mediaType = audioMediaTypes[ending] ?? (file.type || 'application/octet-stream');
      onChange({ audio: { sha256: digest, name: file.name, mediaType } });
    },
  });
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <span className="text-sm text-ink-second">{words.label}</span>
      <p className="max-w-full wrap-anywhere">
        {!audio ? words.none : fromData ? words.fromData : audio.name}
        {audio && !fromData && !isHere && <span className="text-failed"> {words.missing}</span>}
      </p>
      <FileButton
        size="small"
        icon={FileAudio}
        accept="audio/*,.pcm"
        disabled={keep.isPending}
        onFiles={([file]) => file && keep.mutate(file)}
      >
        {words.choose}
      </FileButton>
      {keep.error && (
        <p role="alert" className="text-sm text-failed">
          {words.notStored}
        </p>
      )}
    </div>
  );
}
