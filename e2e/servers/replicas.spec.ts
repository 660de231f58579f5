import { startCluster, whyNoPostgres } from '#testing/postgres/cluster.ts';
import { startScriptedEndpoint } from '#testing/service/scripted-endpoint.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { startOwnConsole } from '../verbs/processes/own-console.ts';
import { withServices } from '../verbs/processes/service-processes.ts';
import { chooseFiles, jobRow, jobsRegion, jobView, wordsWav } from '../verbs/speech-to-text-verbs.ts';

const speed = 10;
/** Long enough for the job of a killed service: it is claimed again once its lease has expired, half a minute later. */
const patience = { timeout: 150_000 };

test('two services share a database; the one that works on a job is killed, and the other completes all jobs', {
  tag: '@slow',
}, async ({ console, page }) => {
  test.skip(whyNoPostgres !== undefined, whyNoPostgres);
  test.setTimeout(300_000);
  const cluster = await startCluster();
  // The engines answer only after `release`, so that no job ends before a service has been killed.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engines = [await startScriptedEndpoint(speed, held), await startScriptedEndpoint(speed, held)];
  try {
    const settings = engines.map(({ env }) => ({ ...env, DATABASE_URL: cluster.url }));
    await withServices(settings, async (services) => {
      const own = await startOwnConsole({ SERVICE_URLS: services.map(({ url }) => url).join(',') });
      try {
        await page.goto(`${own.url}/speech-to-text`);
        const names = ['first.wav', 'second.wav', 'third.wav'];
        await chooseFiles(
          page,
          names.map((name, at) => ({ name, buffer: wordsWav(5 + at) })),
        );
        await expect(jobsRegion(page).getByText(/^(queued|processing)$/)).toHaveCount(3);
        const working = () => engines.findIndex((engine) => engine.received() > 0);
        await expect.poll(working).toBeGreaterThanOrEqual(0);
        const [killed, survivor] = [working(), 1 - working()];
        await services[killed]?.kill();
        release();

        await expect(jobsRegion(page).getByText('completed')).toHaveCount(3, patience);
        expect(engines[survivor]?.received()).toBeGreaterThan(0);
        for (const name of names) {
          await jobsRegion(page)
            .getByRole('button', { name: `Open ${name}` })
            .click();
          const transcript = jobView(page).getByRole('region', { name: 'Transcript' });
          await expect(transcript).toContainText('the words of this engine');
        }
        await expect(page.getByRole('alert')).toHaveCount(0);

        // New work goes to the service that is left.
        await chooseFiles(page, [{ name: 'fourth.wav', buffer: wordsWav(2) }]);
        await expect(jobRow(page, 'fourth.wav')).toContainText('completed', { timeout: 60_000 });
        await page.reload();
        await expect(jobsRegion(page).getByText('completed')).toHaveCount(4);
        await console.open('Translation');
        await console.request.getByRole('textbox', { name: /Strings to translate/ }).fill('Good morning.');
        await page.keyboard.press('Control+Enter');
        await expect(console.result.getByRole('tabpanel')).toContainText('सुप्रभात');
      } finally {
        await own.halt();
      }
    });
  } finally {
    for (const engine of engines) engine.close();
    await cluster.stop();
  }
});
