import { Text } from '#fields/text.tsx'
import type { ViewProps } from '../block.ts'

export function Jobs({ block: { content } }: ViewProps<'JOBS'>) {
  return (
    <section className="section late">
      <div className="wrap">
        <Text field={content.title} as="h2" className="h2" />
      </div>
    </section>
  )
}
