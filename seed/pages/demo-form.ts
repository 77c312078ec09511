import { t } from '#seed/define.ts'

/** The fields and the privacy note that all request-a-demo forms share; each page has its own title and next steps. */
export const demoForm = {
  nameLabel: t('Name', 'الاسم'),
  emailLabel: t('Work e-mail', 'بريد العمل'),
  companyLabel: t('Company', 'الجهة'),
  phoneLabel: t('Phone', 'الهاتف'),
  messageLabel: t('What would you like to see?', 'ماذا تودّون أن تروا؟'),
  note: t(
    '<p>We use these details to answer you and for nothing else. The <a href="/privacy-policy">privacy policy</a> says how long we keep them.</p>',
    '<p>نستخدم هذه البيانات للردّ عليكم لا غير، وتوضّح <a href="/privacy-policy">سياسة الخصوصية</a> مدّة الاحتفاظ بها.</p>',
  ),
  buttonText: t('Request a demo', 'اطلبوا عرضًا'),
}
