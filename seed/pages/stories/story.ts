import type { ContentInput } from '#blocks/catalogue.ts'

/** A customer story: `figure` and `title` form one sentence on its card ('98%', 'of branch staff certified'). */
export type Story = ContentInput<'GALLERY'>['stories'][number]
