import { serializeShapes } from '#content/schema/serialize-shapes.ts'
import { catalogue } from './catalogue.ts'

/** Data alone, and evaluated by the build (vite-plugins/precomputed-modules.ts), so that whoever imports it loads neither Zod nor the catalogue. */
export const serializedShapes = serializeShapes(catalogue)
