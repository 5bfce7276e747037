// A page of the shop in another tab, whose address is known a little later than the press.

/** Browsers block a tab that opens later than the press. Without an address the tab is closed again. */
export async function openInTab(findAddress: () => Promise<string | undefined>): Promise<void> {
  const tab = window.open('', '_blank');
  const address = await findAddress();
  if (address === undefined) return tab?.close();
  if (!tab) return window.location.assign(address);
  tab.opener = null;
  tab.location.href = address;
}
