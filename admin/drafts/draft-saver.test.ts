// Saving a draft while it is typed: pauses, lost connections, lost responses, two people.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftSaver, type DraftForm, type DraftKind, type KeptDraft } from './draft-saver.ts';

/** A page of the shop: with a draft, or as published. */
interface Page {
  readonly text: string;
  readonly draft: string | null;
}
type Form = DraftForm<string, string | null>;

const at = '2026-11-21T10:00:00Z';
const pageOf = (text: string, draft: string | null = null): Page => ({ text, draft });
const kind: DraftKind<string, Page, string | null> = {
  textOf: ({ text }) => text,
  basisOf: ({ draft }) => draft,
  savedAtOf: ({ draft }) => (draft === null ? null : at),
  write: (text) => text,
};

/** A server that stores one draft, and a device that stores one text. */
function openEditor(opened = pageOf('Published')) {
  const sent: Form[] = [];
  const server = { draft: opened.draft, isReachable: true, losesAnswers: false, text: '' };
  const device: { kept: Form | undefined } = { kept: undefined };
  const storage = {
    read: () => device.kept,
    keep: (kept: Form) => void (device.kept = kept),
    drop: () => void (device.kept = undefined),
  };
  const offline = { error: { status: 0, code: 'offline', message: 'No connection' } };
  const send = async (form: Form) => {
    if (!server.isReachable) return offline;
    sent.push(form);
    if (form.text === '') return { error: { status: 400, code: 'invalid', message: 'Please type' } };
    const isTaken = form.basedOn === server.draft;
    if (isTaken) Object.assign(server, { draft: `draft-${sent.length}`, text: form.text });
    if (server.losesAnswers) return offline;
    return { data: { conflict: isTaken ? null : 'Ravi saved a draft', saved: pageOf(server.text, server.draft) } };
  };
  const open = () => createDraftSaver({ kind, opened, send, storage });
  return { sent, server, device, open };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('saves typed text once, after a pause of 1 s', async () => {
  const { open, sent, device } = openEditor();
  const saver = open();
  saver.type('A');
  saver.type('AB');
  expect(saver.read().state.kind).toBe('pending');
  expect(device.kept?.text).toBe('AB');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ text: 'AB', basedOn: null }]);
  expect(saver.read().state).toEqual({ kind: 'saved', at });
  expect(device.kept).toBeUndefined();
  saver.type('ABC');
  expect(await saver.save()).toBe(true);
  expect(sent.at(-1)?.basedOn).toBe('draft-1');
});

test('text typed during a save is saved after it', async () => {
  const { open, sent } = openEditor();
  const saver = open();
  saver.type('A');
  const first = saver.save();
  saver.type('AB');
  expect(await first).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ text }) => text)).toEqual(['A', 'AB']);
  expect(saver.read()).toMatchObject({ text: 'AB', state: { kind: 'saved' } });
});

describe('without a connection', () => {
  test('the text stays on the device, and is saved when the connection is back', async () => {
    const { open, server, sent, device } = openEditor();
    const saver = open();
    server.isReachable = false;
    saver.type('A');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.read().state.kind).toBe('offline');
    expect(device.kept?.text).toBe('A');
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(saver.read().state.kind).toBe('saved');
  });

  test('a window that is opened again has the text, and saves it', async () => {
    const { open, server, sent } = openEditor();
    server.isReachable = false;
    open().type('A');
    server.isReachable = true;
    const again = open();
    expect(again.read()).toMatchObject({ text: 'A', isRestored: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ text }) => text)).toEqual(['A']);
  });

  test('a save whose answer was lost is no conflict', async () => {
    const { open, server } = openEditor();
    const saver = open();
    server.losesAnswers = true;
    saver.type('A  line');
    await saver.save();
    expect(saver.read().state.kind).toBe('offline');
    Object.assign(server, { losesAnswers: false, text: 'A line\n' });
    expect(await saver.save()).toBe(true);
    expect(saver.read().text).toBe('A  line');
  });
});

test('a text that the server does not take says why, and is sent again after the next key only', async () => {
  const { open, sent, device } = openEditor();
  const saver = open();
  saver.type('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(saver.read().state).toEqual({ kind: 'refused', message: 'Please type' });
  expect(device.kept?.text).toBe('');
});

describe('two people', () => {
  async function openConflict() {
    const editor = openEditor(pageOf('Mine', 'draft-0'));
    const saver = editor.open();
    Object.assign(editor.server, { draft: 'draft-ravi', text: 'Theirs' });
    saver.type('Mine, longer');
    await saver.save();
    expect(saver.read().state).toMatchObject({ kind: 'conflict', message: 'Ravi saved a draft' });
    return { ...editor, saver };
  }

  test('nothing is sent until one chooses', async () => {
    const { saver, sent, device } = await openConflict();
    saver.type('Mine, even longer');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await saver.save()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(device.kept?.text).toBe('Mine, even longer');
  });

  test('what is typed meanwhile is what is kept', async () => {
    const { saver, sent } = await openConflict();
    saver.type('Mine, even longer');
    await saver.keepMine();
    expect(sent.at(-1)).toEqual({ text: 'Mine, even longer', basedOn: 'draft-ravi' });
  });

  test('a text that is typed back takes theirs, once one chooses', async () => {
    const { saver, sent, server } = await openConflict();
    saver.type('Mine');
    expect(saver.read().state.kind).toBe('conflict');
    await saver.keepMine();
    expect(saver.read()).toMatchObject({ text: 'Theirs', state: { kind: 'saved' } });
    expect([sent.length, server.text]).toEqual([1, 'Theirs']);
  });

  test('a text that takes no more changes is shown, and not sent again and again', async () => {
    const opened = pageOf('Draft', 'draft-0');
    const sent = vi.fn<() => void>();
    const saver = createDraftSaver({
      kind,
      opened,
      send: async () => {
        sent();
        return { data: { conflict: 'It was sent', saved: opened } };
      },
      storage: { read: () => undefined, keep: () => {}, drop: () => {} },
    });
    saver.type('Mine');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.read().state).toMatchObject({ kind: 'conflict', message: 'It was sent' });
    expect(sent).toHaveBeenCalledOnce();
  });

  test('keeping mine saves it on top of theirs', async () => {
    const { saver, sent } = await openConflict();
    await saver.keepMine();
    expect(sent.at(-1)).toEqual({ text: 'Mine, longer', basedOn: 'draft-ravi' });
    expect(saver.read().state.kind).toBe('saved');
  });

  test('what was saved before theirs is sent again, once mine could not be', async () => {
    const { open, server } = openEditor();
    const saver = open();
    saver.type('A');
    await vi.advanceTimersByTimeAsync(1000);
    Object.assign(server, { draft: 'draft-ravi', text: 'B' });
    saver.type('C');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.read().state.kind).toBe('conflict');
    server.isReachable = false;
    await saver.keepMine();
    server.isReachable = true;
    saver.type('A');
    expect(await saver.save()).toBe(true);
    expect(server.text).toBe('A');
  });

  test('a text that was not changed shows it, too, when it is compared', async () => {
    const { open, server, sent } = openEditor();
    const saver = open();
    Object.assign(server, { draft: 'theirs', text: 'Theirs' });
    expect(await saver.save()).toBe(true);
    expect(sent).toEqual([]);
    await saver.compare();
    expect(saver.read().state).toMatchObject({ kind: 'conflict', other: { text: 'Theirs' } });
  });

  test('taking theirs shows it, and typing mine again saves that', async () => {
    const { saver, sent, device } = await openConflict();
    saver.takeTheirs();
    expect(saver.read()).toMatchObject({ text: 'Theirs', state: { kind: 'saved' } });
    expect(device.kept).toBeUndefined();
    saver.type('Mine, longer');
    await saver.save();
    expect(sent.at(-1)?.basedOn).toBe('draft-ravi');
  });
});

describe('a change of the whole draft', () => {
  const discarded = () => Promise.resolve(pageOf('Published'));

  test('takes the place of the text, and of a save that has not begun', async () => {
    const { open, sent, device } = openEditor(pageOf('Mine', 'draft-0'));
    const saver = open();
    saver.type('Mine, longer');
    await saver.replaceBy(discarded);
    expect(saver.read()).toMatchObject({ text: 'Published', isReplacing: false, state: { kind: 'unchanged' } });
    expect(device.kept).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });

  test('waits for a save that is under way, and is based on it', async () => {
    const { open } = openEditor();
    const saver = open();
    saver.type('A');
    const saved = saver.save();
    const basedOn: unknown[] = [];
    const replaced = saver.replaceBy((on) => {
      basedOn.push(on);
      return discarded();
    });
    expect(saver.read().isReplacing).toBe(true);
    await Promise.all([saved, replaced]);
    expect(basedOn).toEqual(['draft-1']);
  });

  test('that fails leaves the text, which is saved then', async () => {
    const { open, sent } = openEditor();
    const saver = open();
    saver.type('A');
    await expect(saver.replaceBy(() => Promise.reject(new Error('No connection')))).rejects.toThrow('No connection');
    expect(saver.read()).toMatchObject({ text: 'A', isReplacing: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ text }) => text)).toEqual(['A']);
  });
});

test('a text that is typed back is saved as it was: nothing is sent, nothing stays on the device', async () => {
  const { open, sent, device } = openEditor();
  const saver = open();
  saver.type('Published!');
  saver.type('Published');
  expect([saver.read().state.kind, device.kept]).toEqual(['unchanged', undefined]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test('a text that is typed back during a save is saved after it', async () => {
  const { open, sent } = openEditor();
  const saver = open();
  saver.type('Published!');
  const saving = saver.save();
  saver.type('Published');
  await saving;
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ text }) => text)).toEqual(['Published!', 'Published']);
});

test('what fails after the page is left is not sent again', async () => {
  const { open, sent, device } = openEditor();
  const saver = open();
  const answer = Promise.withResolvers<Page>();
  saver.type('A');
  const publishing = saver.replaceBy(() => answer.promise);
  saver.close();
  answer.reject(new Error('No connection'));
  await expect(publishing).rejects.toThrow('No connection');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  expect(device.kept?.text).toBe('A');
});

test('after the page is left, nothing more is sent: the text waits on the device for the next visit', async () => {
  const { open, server, sent, device } = openEditor();
  const saver = open();
  server.isReachable = false;
  saver.type('A');
  await saver.save().finally(saver.close);
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  const again = open();
  again.type('AB');
  await again.save();
  expect(sent.map(({ text }) => text)).toEqual(['AB']);
  expect(device.kept).toBeUndefined();
});

test('two who wait for a save send the next text once', async () => {
  const { open, sent } = openEditor();
  const saver = open();
  saver.type('A');
  const first = saver.save();
  saver.type('AB');
  await Promise.all([first, saver.save(), saver.save()]);
  expect(sent.map(({ text }) => text)).toEqual(['A', 'AB']);
});

describe('two people who change different fields', () => {
  interface Post {
    readonly title: string;
    readonly body: string;
  }
  const began: Post = { title: 'Rain', body: 'Wet.' };

  /** Ravi has saved `theirs` after both began with the same draft. */
  function openBoth(theirs: Post) {
    const sent: { readonly text: Post; readonly basedOn: string }[] = [];
    const server = { text: theirs, draft: 'draft-ravi' };
    const device: { kept: KeptDraft<Post, string> | undefined } = { kept: undefined };
    const onMerge = vi.fn<() => void>();
    const open = (opened = { text: began, draft: 'draft-0' }) =>
      createDraftSaver<Post, typeof server, string>({
        kind: {
          textOf: ({ text }) => text,
          basisOf: ({ draft }) => draft,
          savedAtOf: () => at,
          write: ({ title, body }) => JSON.stringify([title, body]),
        },
        opened,
        send: async (form) => {
          sent.push(form);
          const isTaken = form.basedOn === server.draft;
          if (isTaken) Object.assign(server, { text: form.text, draft: `draft-${sent.length}` });
          return { data: { conflict: isTaken ? null : 'Ravi saved a draft', saved: { ...server } } };
        },
        storage: {
          read: () => device.kept,
          keep: (kept) => void (device.kept = kept),
          drop: () => void (device.kept = undefined),
        },
        onMerge,
      });
    return { sent, server, device, onMerge, open };
  }

  test('are not asked: both changes are saved', async () => {
    const { open, server, onMerge } = openBoth({ ...began, body: 'Wet, Ravi says.' });
    const saver = open();
    saver.type({ ...began, title: 'Mud' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(saver.read()).toMatchObject({ text: { title: 'Mud', body: 'Wet, Ravi says.' }, state: { kind: 'saved' } });
    expect(server.text).toEqual({ title: 'Mud', body: 'Wet, Ravi says.' });
    expect(onMerge).toHaveBeenCalledOnce();
  });

  test('are not asked a second time either: what was merged is what the next change begins with', async () => {
    const { open, server, onMerge } = openBoth({ ...began, body: 'Wet, Ravi says.' });
    const saver = open();
    saver.type({ ...began, title: 'Mud' });
    const saving = saver.save();
    await saving;
    Object.assign(server, { text: { ...server.text, body: 'Very wet, Ravi says.' }, draft: 'draft-ravi-2' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(saver.read().state.kind).toBe('saved');
    expect(server.text).toEqual({ title: 'Mud', body: 'Very wet, Ravi says.' });
    expect(onMerge).toHaveBeenCalledTimes(2);
  });

  test('are not asked after the window was closed either, since the device knows what they began with', async () => {
    const { open, server, device } = openBoth({ ...began, body: 'Wet, Ravi says.' });
    device.kept = { text: { ...began, title: 'Mud' }, basedOn: 'draft-0', base: began };
    open({ ...server });
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.text).toEqual({ title: 'Mud', body: 'Wet, Ravi says.' });
  });

  test('are asked about the one that both changed; the other is kept, whoever is chosen', async () => {
    for (const choice of ['keepMine', 'takeTheirs'] as const) {
      const { open, server } = openBoth({ title: 'Sun', body: 'Wet, Ravi says.' });
      const saver = open();
      saver.type({ ...began, title: 'Mud' });
      await saver.save();
      const other = { body: 'Wet, Ravi says.' };
      expect(saver.read().state).toMatchObject({
        kind: 'conflict',
        mine: { title: 'Mud', ...other },
        theirs: { title: 'Sun', ...other },
      });
      await saver[choice]();
      await vi.advanceTimersByTimeAsync(2000);
      expect(server.text).toEqual({ title: choice === 'keepMine' ? 'Mud' : 'Sun', ...other });
    }
  });
});
