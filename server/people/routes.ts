import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { invitationPrefix } from '#api/invitation-prefix.ts'
import { emailChange, inviteRequest, nameChange, type Person, people, person, personChange } from '#api/people.ts'
import { name } from '#api/shared-fields.ts'
import { isSame } from '#content/json.ts'
import type { Locale } from '#content/locale.ts'
import { recentSignIn, userOf } from '#server/auth/guards.ts'
import { createPasswordLink } from '#server/auth/password-links.ts'
import { randomPassword } from '#server/auth/passwords.ts'
import { turnOffSecondFactor } from '#server/auth/second-factors.ts'
import { type Member, type User, usersRepository } from '#server/auth/users-repository.ts'
import { isUniqueViolation } from '#server/db/dialect.ts'
import type { Executor } from '#server/db/schema.ts'
import { conflict, notFound, tooManyRequests } from '#server/errors.ts'
import { composeInvitationMail } from '#server/mail/templates.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { rateLimit } from '#server/rate-limit.ts'
import { releaseAnnouncements } from '#server/releases/announcements.ts'
import type { ReleaseRow } from '#server/releases/repository.ts'
import { revokeLinksAndSchedules } from '#server/releases/revoke-links-and-schedules.ts'
import type { Services } from '#server/services.ts'
import { announcements } from './announcements.ts'

const hour = 3_600_000
const day = 24 * hour
const daysValid = 7

/** Mounted at /api/v1/people. */
export const peopleRoutes: FastifyPluginAsyncZod<Services> = async (app, deps) => {
  const { db, mailer, passwords, siteUrl, requireUser, requirePermission } = deps
  const users = usersRepository(db)
  const announce = announcements({ db, mailer })
  const announceRelease = releaseAnnouncements(deps)
  const perInviter = rateLimit(db, { kind: 'invitation by', max: 50, windowMs: hour })
  const perAddress = rateLimit(db, { kind: 'invitation to', max: 5, windowMs: hour })

  const operation = operations('accounts', requirePermission('people'))
  const recentOperation = operations('accounts', recentSignIn(requirePermission('people')))
  const ownOperation = operations('accounts', requireUser)
  const ownRecentOperation = operations('accounts', recentSignIn(requireUser))
  app.addHook('onRequest', noStore)

  app.get('', operation('Who may edit the site', { response: { 200: people } }), async (request) => {
    const members = await users.list()
    return { items: members.map((member) => toPerson(member, userOf(request))) }
  })

  app.post(
    '/invite',
    recentOperation('Invite somebody, or send the letter again to who has not chosen a password yet; the role stays', {
      body: inviteRequest,
      response: { 200: person, 201: person, ...problems(409, 429) },
    }),
    async (request, reply) => {
      const by = userOf(request)
      const { log } = request
      const { email, name, locale, role, locales } = request.body
      const wait = (await perInviter.take(by.id)) || (await perAddress.take(email))
      if (wait > 0) throw tooManyRequests('TOO_MANY_INVITATIONS', wait)
      // Until the invited person chooses a password, the account has a random one that nobody knows.
      const passwordHash = await passwords.hash(randomPassword())
      const invitedAt = new Date().toISOString()
      const created = await users.create({ email, name, locale, passwordHash, invitedAt, as: { role, locales } })
      const member = await users.findMember('email', email)
      if (!member || (!created && !member.invited_at)) throw conflict('EMAIL_TAKEN')
      await mailer.send(() => writeInvitation(member, locale, by), log)
      if (created) await announce({ change: 'invited', by, person: member }, log)
      return reply.code(created ? 201 : 200).send(toPerson(member, by))
    },
  )

  app.put(
    '/me',
    ownOperation("Change one's own name", { body: nameChange, response: { 200: person } }),
    async (request) => {
      const { id } = userOf(request)
      await users.rename(id, request.body.name)
      return findPerson(id, userOf(request))
    },
  )

  app.put(
    '/me/email',
    ownRecentOperation("Change one's own e-mail address, after a sign-in at most 10 minutes old", {
      body: emailChange,
      response: { 200: person, ...problems(409) },
    }),
    async (request) => {
      const user = userOf(request)
      await changeEmail(db, user.id, request.body.email)
      await announceEmail(user, user, request.log)
      return findPerson(user.id, user)
    },
  )

  app.patch(
    '/:id',
    recentOperation('Give somebody else another role, with the languages of a translator, or another e-mail address', {
      params: z.object({ id: name }),
      body: personChange,
      response: { 200: person, ...problems(404, 409) },
    }),
    async (request) => {
      const { params, body, log } = request
      const by = userOf(request)
      if (params.id === by.id) throw conflict('CANNOT_CHANGE_YOURSELF')
      const before = await db.transaction().execute(async (trx) => {
        const found = await usersRepository(trx).lockOther(params.id, by.id)
        if (!found) throw notFound('PERSON_NOT_FOUND')
        const { role, locales, email, two_factor } = body
        if (role) await usersRepository(trx).assign(found.id, { role, locales })
        const reopened = role ? await revokeLinksAndSchedules(trx, found.id, role) : []
        if (email) await changeEmail(trx, found.id, email)
        const hadFactor = two_factor === false && found.has_two_factor
        if (hadFactor) await turnOffSecondFactor(trx, found.id)
        return { ...found, hadFactor, reopened }
      })
      await announceReopened(before.reopened, log)
      const after = await findMember(before.id)
      const isSameRole = isSame([before.role, before.locales], [after.role, after.locales])
      if (!isSameRole) await announce({ change: 'role', by, person: after }, log)
      if (before.hadFactor) await announce({ change: 'two-factor-off', by, person: after }, log)
      if (before.email !== after.email) await announceEmail(before, by, log)
      return toPerson(after, by)
    },
  )

  app.delete(
    '/:id',
    recentOperation('Remove somebody; ends their sessions at once, and keeps what they wrote', {
      params: z.object({ id: name }),
      response: { 204: z.null(), ...problems(404, 409) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const by = userOf(request)
      if (id === by.id) throw conflict('CANNOT_REMOVE_YOURSELF')
      const removed = await db.transaction().execute(async (trx) => {
        const found = await usersRepository(trx).lockOther(id, by.id)
        if (!found) throw notFound('PERSON_NOT_FOUND')
        await usersRepository(trx).remove(id)
        return { person: found, reopened: await revokeLinksAndSchedules(trx, id) }
      })
      await announce({ change: 'removed', by, person: removed.person }, request.log)
      await announceReopened(removed.reopened, request.log)
      return reply.code(204).send(null)
    },
  )

  async function announceReopened(releases: ReleaseRow[], log: FastifyBaseLogger) {
    for (const release of releases) await announceRelease({ event: 'unscheduled', release, by: null }, log)
  }

  async function findMember(id: string): Promise<Member> {
    const member = await users.findMember('id', id)
    if (!member) throw notFound('PERSON_NOT_FOUND')
    return member
  }

  const findPerson = async (id: string, you: User) => toPerson(await findMember(id), you)

  async function announceEmail({ id, email: oldEmail }: Pick<User, 'id' | 'email'>, by: User, log: FastifyBaseLogger) {
    const person = await findMember(id)
    if (person.email !== oldEmail) await announce({ change: 'email', by, person, oldEmail }, log)
  }

  async function writeInvitation({ id, email }: Member, locale: Locale, by: User) {
    const link = await createPasswordLink({ db, siteUrl }, id, locale, daysValid * day, invitationPrefix)
    const brand = await mailer.brand(locale)
    return composeInvitationMail(locale, { to: email, brand, by: by.name ?? by.email, link, days: daysValid })
  }
}

/** Throws 409 if another account has the address. */
async function changeEmail(db: Executor, id: string, email: string): Promise<void> {
  await usersRepository(db)
    .setEmail(id, email)
    .catch((error) => {
      throw isUniqueViolation(error) ? conflict('EMAIL_TAKEN') : error
    })
}

function toPerson({ invited_at, locale: _, ...member }: Member, you: User): Person {
  return { ...member, is_you: member.id === you.id, is_invited: invited_at !== null }
}
