/** With such a token the screen for a new password welcomes, and setting the password also signs in. */
export const invitationPrefix = 'welcome-'
