import { PathBoxFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** Most texts that are opened are no links. */
export const PathBox = lazyComponent(async () => (await import('./path-box.tsx')).PathBox, PathBoxFallback)
