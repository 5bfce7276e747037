// Another colour or size for pieces of an order that is not packed.
import * as z from 'zod/mini';
import { identifier, integerBetween, size } from '../../../schemas/choices.ts';
import * as messages from '../../texts/messages.ts';

const pieces = integerBetween(1, 1000, messages.piecesInvalid);

export const PieceChange = z.object({
  /** The id of the order's line. */
  line: identifier(),
  color: identifier(),
  size,
  quantity: pieces,
  /** Pieces of the line that the member saw: refused if there are others now, so a repeated call changes no more. */
  of: pieces,
});
export type PieceChange = z.infer<typeof PieceChange>;
