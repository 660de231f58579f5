import type { CommandSource } from './command.ts';

/** Where the commands come from, in the order of their groups. */
export const commandSources: readonly (() => Promise<CommandSource>)[] = [
  async () => (await import('./sources/page-commands.ts')).panelCommands,
  async () => (await import('./sources/page-commands.ts')).actionCommands,
  async () => (await import('#console/tour/commands.ts')).tourCommands,
  async () => (await import('#console/panels/translation/form/commands.ts')).translationCommands,
  async () => (await import('#console/panels/transliteration/form/commands.ts')).transliterationCommands,
  async () => (await import('#console/panels/text-to-speech/form/commands.ts')).textToSpeechCommands,
  async () => (await import('#console/panels/speech-to-text/commands.ts')).speechToTextCommands,
  async () => (await import('./sources/setting-commands.ts')).settingCommands,
  async () => (await import('#console/scenes/commands.ts')).sceneCommands,
  async () => (await import('./sources/case-commands.ts')).caseCommands,
  async () => (await import('#console/panels/reference/commands.ts')).referenceCommands,
  async () => (await import('./sources/call-commands.ts')).callCommands,
];
