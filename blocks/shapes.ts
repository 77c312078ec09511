import { type BlockShape, deserializeShapes } from '#content/shape.ts'
import type { BlockType } from './catalogue.ts'
import { serializedShapes } from './serialized-shapes.ts'

/** What each type of block stores, without the rules for it and what a blank one holds: those stand in the catalogue. */
export const shapes = deserializeShapes(serializedShapes) as { [Type in BlockType]: BlockShape }
