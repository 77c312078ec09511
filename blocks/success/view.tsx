import { Text } from '#fields/text.tsx'
import type { ViewProps } from '../block.ts'

export function Success({ block: { content } }: ViewProps<'SUCCESS'>) {
  return (
    <section className="section late">
      <div className="wrap">
        <Text field={content.title} as="h2" className="h2" />
      </div>
    </section>
  )
}
