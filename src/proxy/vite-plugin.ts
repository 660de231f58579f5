import type { Plugin } from 'vite';
import type * as ProxyModule from './proxy.ts';
import type * as SettingsModule from './settings.ts';

/**
 * The proxy inside the development server. The module is loaded with every call, so that an edit of the proxy takes
 * effect without a restart.
 */
export function consoleProxy(): Plugin {
  return {
    name: 'console-proxy',
    apply: 'serve',
    configureServer(server) {
      let current: { module: typeof ProxyModule; proxy: ProxyModule.ConsoleProxy } | undefined;

      const load = async (): Promise<ProxyModule.ConsoleProxy> => {
        const runner = server.environments.ssr;
        if (!('runner' in runner)) throw new Error('This development server cannot run the proxy.');
        const module = (await server.ssrLoadModule('/src/proxy/proxy.ts')) as typeof ProxyModule;
        if (current?.module === module) return current.proxy;
        const { readSettings } = (await server.ssrLoadModule(
          '/src/proxy/settings.ts',
        )) as typeof SettingsModule;
        const settings = readSettings(process.env);
        if (!settings.ok) throw new Error(settings.problem);
        current?.proxy.close();
        current = { module, proxy: module.createProxy({ ...settings.value, envFile: process.env.ENV_FILE }) };
        return current.proxy;
      };

      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api')) return next();
        load().then((proxy) => {
          if (!proxy.handle(request, response)) next();
        }, next);
      });
    },
  };
}
