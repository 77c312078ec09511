import { PathBoxFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** Lazy, because most opened texts are not links. */
export const PathBox = lazyComponent(async () => (await import('./path-box.tsx')).PathBox, PathBoxFallback)
