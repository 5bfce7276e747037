// Waits for a fresh proof of identity: all calls that need one wait for the same dialog, and then
// continue.

export interface ProofGate {
  /** Opens the dialog if it is closed. Resolves to false if the member of staff closes it. */
  readonly wait: () => Promise<boolean>;
  readonly settle: (isProven: boolean) => void;
  readonly isOpen: () => boolean;
  /** For React. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createProofGate(): ProofGate {
  let waiting: ((isProven: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        tell();
      }),
    settle: (isProven) => {
      const all = waiting;
      waiting = [];
      tell();
      for (const resolve of all) resolve(isProven);
    },
    isOpen: () => waiting.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const proofGate = createProofGate();
