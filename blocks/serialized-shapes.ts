import { serializeShapes } from '#content/schema/serialize-shapes.ts'
import { catalogue } from './catalogue.ts'

/**
 * Plain data, evaluated at build time (precomputed-modules.ts), so that importing it loads neither Zod nor
 * the catalogue.
 */
export const serializedShapes = serializeShapes(catalogue)
