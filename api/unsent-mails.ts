import * as z from 'zod'

export const mail = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(['waiting', 'failed']).describe('Whether it is tried again without being asked for'),
    error: z.string().describe('What the mail server said, or why it could not be reached'),
    created_at: z.string(),
  })
  .meta({ id: 'Mail' })
export const mails = z.object({ items: z.array(mail) })

export type Mail = z.output<typeof mail>
