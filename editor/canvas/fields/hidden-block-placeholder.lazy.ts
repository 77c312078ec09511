import { lazyComponent } from '../../components/lazy.tsx'

export const HiddenBlockPlaceholder = lazyComponent(
  async () => (await import('./hidden-block-placeholder.tsx')).HiddenBlockPlaceholder,
  () => null,
)
