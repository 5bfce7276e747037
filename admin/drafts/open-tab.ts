// Opens a tab for an address that is known only after a call.

/**
 * Opened at once, because browsers block a tab that opens later than the press. Undefined closes
 * it.
 */
export async function openTab(find: () => Promise<string | undefined>): Promise<void> {
  const tab = window.open('', '_blank');
  const url = await find().catch(() => undefined);
  if (url === undefined) return tab?.close();
  if (!tab) return window.location.assign(url);
  tab.opener = null;
  tab.location.href = url;
}
