import { later } from '../later.tsx'
import { BoxStandIn } from './stand-ins.tsx'

/** The rich editor is the heaviest part of all; it comes with the first text that needs it. */
export const RichBox = later(async () => (await import('./rich-box.tsx')).RichBox, BoxStandIn)
