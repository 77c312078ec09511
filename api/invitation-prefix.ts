/** The prefix of invitation tokens. For a token with this prefix the new-password screen shows a welcome text. */
export const invitationPrefix = 'welcome-'
