import { type BlockShape, deserializeShapes } from '#content/shape.ts'
import type { BlockType } from './catalogue.ts'
import { serializedShapes } from './serialized-shapes.ts'

/**
 * The shape of each block type's content, without its validation rules and blank content: those are in the catalogue.
 */
export const shapes = deserializeShapes(serializedShapes) as { [Type in BlockType]: BlockShape }
