import { type InspectionTask, inspectTexts } from './compare-texts.ts';

addEventListener('message', ({ data }: MessageEvent<InspectionTask>) => postMessage(inspectTexts(data)));
