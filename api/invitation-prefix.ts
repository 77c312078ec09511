/**
 * The prefix of the tokens of invitations. For such a token, the screen for a new password shows a welcome text, and
 * setting the password also signs in.
 */
export const invitationPrefix = 'welcome-'
