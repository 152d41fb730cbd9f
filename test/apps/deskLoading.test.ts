/** A deal whose desk cannot be loaded: that is told, no press is lost in an error, and the next press tries again. */

import { expect, test, vi } from 'vitest';
import { Recording } from '../../src/apps/workshop/desk/recording.ts';
import type { Host } from '../../src/apps/workshop/host.ts';
import { NOTHING_KEPT } from '../../src/apps/workshop/keeping/kept.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { RecordLineElement } from '../../src/ui/record-line/record-line.element.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { DEFAULT_PREFERENCES } from '../../src/ui/replay-screen/preferences.ts';
import type { KeepingReport } from '../../src/apps/workshop/keeping/restoring.ts';
import { headerNamed } from '../store/sample.ts';

test('a desk that cannot be loaded is told once, and tried again with the next press and not with each drawing', async () => {
  const record = { header: headerNamed('Broken off'), events: [] };
  const open = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const reports: (KeepingReport | null)[] = [];
  const host = {
    addController: () => undefined,
    requestUpdate: () => undefined,
    route: { view: 'deal', stream: 'd', at: 0 },
    choices: { settings: DEFAULT_SETTINGS, preferences: DEFAULT_PREFERENCES, theme: 'auto', edition: null },
    words: wordsFor(DEFAULT_SETTINGS),
    screen: { show: 'replay', record, replay: replayOf(timelineOf(record)), from: null },
    at: 0,
    kept: NOTHING_KEPT,
    keeping: { open, report: (report: KeepingReport | null) => reports.push(report) },
  };
  const recording = new Recording(host as unknown as Host);
  recording.hostUpdated();
  await vi.waitFor(() => expect(reports).toEqual([{ kind: 'notLoaded' }]), { timeout: 60_000 });
  recording.hostUpdated();
  expect(open).toHaveBeenCalledTimes(1);
  await recording.record([{ type: 'DirectorCalled', by: 'N' }]);
  expect(open).toHaveBeenCalledTimes(2);
  expect(reports).toHaveLength(2);
});

test('a line whose entry broke off does not keep the next one from being entered', async () => {
  const host = {
    addController: () => undefined,
    requestUpdate: () => undefined,
    words: wordsFor(DEFAULT_SETTINGS),
    screen: { show: 'home' },
  };
  const recording = new Recording(host as unknown as Host);
  const enter = vi
    .fn((_line: string): Promise<null> => Promise.resolve(null))
    .mockRejectedValueOnce(new RangeError('An error of the program'));
  const desk = {
    hasConflict: false,
    caughtUp: () => Promise.resolve(),
    understand: () => ({ fault: null }),
    enter,
  };
  recording.desk = desk as unknown as Recording['desk'];
  const field = { text: '', clear: () => undefined, goOn: () => false } as unknown as RecordLineElement;
  await expect(recording.entered('S2', field)).rejects.toThrow(RangeError);
  await recording.entered('S3', field);
  expect(enter.mock.calls.map(([line]) => line)).toEqual(['S2', 'S3']);
});
