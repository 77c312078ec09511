import { later } from '../later.tsx'
import { PathStandIn } from './stand-ins.tsx'

/** Most texts that are opened are no links. */
export const PathBox = later(async () => (await import('./path-box.tsx')).PathBox, PathStandIn)
