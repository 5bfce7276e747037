// The API's own description, generated from the schemas that validate its requests, and a human page of it.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

export function registerOpenApi(_app: FastifyInstance, _deps: Pick<Deps, 'config' | 'shop'>): void {}
