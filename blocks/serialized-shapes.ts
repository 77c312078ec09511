import { serializeShapes } from '#content/schema/serialize-shapes.ts'
import { catalogue } from './catalogue.ts'

/**
 * The build evaluates this module and ships the result as data (scripts/vite-plugins/precomputed-modules.ts), so that
 * importing it in the browser loads neither Zod nor the catalogue.
 */
export const serializedShapes = serializeShapes(catalogue)
