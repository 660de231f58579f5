import { translations as firstPage } from './first-page.ts';

export const translations = {
  ...firstPage,
  ...import.meta.glob<object>(['./**/*.ts', '!./{all,facts,first-page}.ts'], {
    import: 'words',
    eager: true,
  }),
};
