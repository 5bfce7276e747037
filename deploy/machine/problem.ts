// What the person at the machine is told in one sentence, with what to do.
export class Problem extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
