/** The prefix of invitation tokens: with it, the new-password screen shows a welcome text and the server signs in. */
export const invitationPrefix = 'welcome-'
