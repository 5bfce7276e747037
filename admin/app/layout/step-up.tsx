// Opens the dialog for a fresh proof of identity when a call waits for one. Loaded apart, so that
// the first screen does not wait for it.
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { proofGate } from '../../store/people/proof.ts';

const StepUpDialog = lazyPart(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);

export function StepUp() {
  const isOpen = useSyncExternalStore(proofGate.subscribe, proofGate.isOpen);
  return <Suspense>{isOpen && <StepUpDialog onClose={() => proofGate.settle(false)} />}</Suspense>;
}
