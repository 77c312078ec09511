import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { inviteRequest, nameChange, type Person, people, person } from '#api/people.ts'
import { name } from '#api/shared-fields.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import { type Member, type User, usersRepository } from '#server/auth/users-repository.ts'
import { conflict, notFound, tooManyRequests } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { announcements } from './announcements.ts'
import { invitations } from './invitations.ts'

/** The administrators of the site (mounted at /api/v1/people). For administrators only. */
export const peopleRoutes: FastifyPluginAsyncZod<Services> = async (app, deps) => {
  const { db, mailer, requireAdmin, requireRecentSignIn } = deps
  const announce = announcements({ db, mailer })
  const invites = invitations(deps)

  const operation = operations('accounts', requireAdmin)
  const recentOperation = operations('accounts', requireRecentSignIn)
  app.addHook('onRequest', noStore)

  app.get(
    '',
    operation('Who may edit the site', { response: { 200: people, ...problems(401, 403) } }),
    async (request) => {
      const members = await usersRepository(db).list()
      return { items: members.map((member) => toPerson(member, adminOf(request))) }
    },
  )

  app.post(
    '/invite',
    recentOperation('Invite somebody, or send the letter again to who has not chosen a password yet', {
      body: inviteRequest,
      response: { 200: person, 201: person, ...problems(401, 403, 409, 422, 429) },
    }),
    async (request, reply) => {
      const admin = adminOf(request)
      const { body, log } = request
      const wait = await invites.admit(admin.id, body.email)
      if (wait > 0) throw tooManyRequests('TOO_MANY_INVITATIONS', wait)
      const invited = await invites.add(body)
      if (!invited) throw conflict('EMAIL_TAKEN')
      await mailer.send(() => invites.write(invited.member, body.locale, admin), log)
      if (invited.isNew) await announce({ change: 'invited', by: admin, person: invited.member }, log)
      return reply.code(invited.isNew ? 201 : 200).send(toPerson(invited.member, admin))
    },
  )

  app.put(
    '/me',
    operation("Change one's own name", {
      body: nameChange,
      response: { 200: person, ...problems(401, 403, 404, 422) },
    }),
    async (request) => {
      const admin = adminOf(request)
      const member = await usersRepository(db).rename(admin.id, request.body.name)
      if (!member) throw notFound('PERSON_NOT_FOUND')
      return toPerson(member, admin)
    },
  )

  app.delete(
    '/:id',
    recentOperation('Remove somebody; ends their sessions at once, and keeps what they wrote', {
      params: z.object({ id: name }),
      response: { 204: z.null(), ...problems(401, 403, 404, 409) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const by = adminOf(request)
      if (id === by.id) throw conflict('CANNOT_REMOVE_YOURSELF')
      const removed = await db.transaction().execute((trx) => usersRepository(trx).remove(id, by.id))
      if (!removed) throw notFound('PERSON_NOT_FOUND')
      await announce({ change: 'removed', by, person: removed }, request.log)
      return reply.code(204).send(null)
    },
  )
}

function toPerson({ invited_at, locale: _, ...member }: Member, you: User): Person {
  return { ...member, is_you: member.id === you.id, is_invited: invited_at !== null }
}
