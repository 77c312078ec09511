import { runCommand } from '#server/operator-command.ts'

await runCommand({ failure: 'Nobody was signed out', mustExist: true }, async ({ db }) => {
  const { count } = await db
    .selectFrom('refresh_tokens')
    .select(({ fn }) => fn.count<number>('family').distinct().as('count'))
    .executeTakeFirstOrThrow()
  // Deleting a session's refresh tokens also invalidates its access tokens.
  await db.deleteFrom('refresh_tokens').execute()
  return `Everybody is signed out (${count} sessions ended).`
})
