import { type BlockShape, deserializeShapes } from '#content/shape.ts'
import type { BlockType } from './catalogue.ts'
import { serializedShapes } from './serialized-shapes.ts'

/** The shapes of each block type's content and items. Validation rules and blank contents are only in the catalogue. */
export const shapes = deserializeShapes(serializedShapes) as { [Type in BlockType]: BlockShape }
