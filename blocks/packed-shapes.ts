import { packShapes } from '#content/schema/pack-shapes.ts'
import { catalogue } from './catalogue.ts'

/** Data alone, and evaluated by the build (vite-plugins/ready-made.ts), so that whoever imports it loads neither Zod nor the catalogue. */
export const packed = packShapes(catalogue)
