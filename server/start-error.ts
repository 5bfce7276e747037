// A reason why the shop cannot start; printed as one sentence without a stack.
export class StartError extends Error {}
