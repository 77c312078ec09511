import { Text } from '#fields/text.tsx'
import type { ViewProps } from '../block.ts'

export function Policy({ block: { content } }: ViewProps<'TEXT'>) {
  return (
    <section className="section late">
      <div className="wrap">
        <Text field={content.content.title} as="h2" className="h2" />
      </div>
    </section>
  )
}
