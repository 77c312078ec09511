import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { invitationPrefix } from '#api/invitation-prefix.ts'
import { inviteRequest, nameChange, type Person, people, person } from '#api/people.ts'
import { name } from '#api/shared-fields.ts'
import type { Locale } from '#content/locale.ts'
import { createPasswordLink } from '#server/auth/password-links.ts'
import { randomPassword } from '#server/auth/passwords.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import { type Member, type User, usersRepository } from '#server/auth/users-repository.ts'
import { conflict, notFound, tooManyRequests } from '#server/errors.ts'
import { composeInvitationMail } from '#server/mail/templates.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { rateLimit } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { announcements } from './announcements.ts'

const hour = 3_600_000
const day = 24 * hour
const daysValid = 7

/** The administrators of the site (mounted at /api/v1/people). For administrators only. */
export const peopleRoutes: FastifyPluginAsyncZod<Services> = async (app, deps) => {
  const { db, mailer, passwords, siteUrl, requireAdmin, requireRecentSignIn } = deps
  const users = usersRepository(db)
  const announce = announcements({ db, mailer })
  const perInviter = rateLimit(db, { kind: 'invitation by', max: 50, windowMs: hour })
  const perAddress = rateLimit(db, { kind: 'invitation to', max: 5, windowMs: hour })

  const operation = operations('accounts', requireAdmin)
  const recentOperation = operations('accounts', requireRecentSignIn)
  app.addHook('onRequest', noStore)

  app.get(
    '',
    operation('Who may edit the site', { response: { 200: people, ...problems(401, 403) } }),
    async (request) => {
      const members = await users.list()
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
      const { log } = request
      const { email, name, locale } = request.body
      const wait = (await perInviter.take(admin.id)) || (await perAddress.take(email))
      if (wait > 0) throw tooManyRequests('TOO_MANY_INVITATIONS', wait)
      // The account has this password, which nobody knows, until the invited person chooses one.
      const passwordHash = await passwords.hash(randomPassword())
      const created = await users.create({ email, name, locale, passwordHash, invitedAt: new Date().toISOString() })
      const member = await users.findMember(email)
      if (!member || (!created && !member.invited_at)) throw conflict('EMAIL_TAKEN')
      await mailer.send(() => writeInvitation(member, locale, admin), log)
      if (created) await announce({ change: 'invited', by: admin, person: member }, log)
      return reply.code(created ? 201 : 200).send(toPerson(member, admin))
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
      const member = await users.rename(admin.id, request.body.name)
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

  async function writeInvitation({ id, email }: Member, locale: Locale, by: User) {
    const link = await createPasswordLink({ db, siteUrl }, id, locale, daysValid * day, invitationPrefix)
    const brand = await mailer.brand(locale)
    return composeInvitationMail(locale, { to: email, brand, by: by.name ?? by.email, link, days: daysValid })
  }
}

function toPerson({ invited_at, locale: _, ...member }: Member, you: User): Person {
  return { ...member, is_you: member.id === you.id, is_invited: invited_at !== null }
}
