import { Text } from '#fields/text.tsx'
import type { ViewProps } from '../block.ts'

export function Timeline({ block: { content } }: ViewProps<'TIMELINE'>) {
  return (
    <section className="section late">
      <div className="wrap">
        <Text field={content.title} as="h2" className="h2" />
      </div>
    </section>
  )
}
