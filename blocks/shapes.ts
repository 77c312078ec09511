import { type BlockShape, unpackShapes } from '#content/shape.ts'
import type { BlockType } from './catalogue.ts'
import { packed } from './packed-shapes.ts'

/** What each type of block stores, without the rules for it and what a blank one holds: those stand in the catalogue. */
export const shapes = unpackShapes(packed) as { [Type in BlockType]: BlockShape }
