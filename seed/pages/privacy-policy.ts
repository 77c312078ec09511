import { type SeedPage, t } from '#seed/define.ts'

/** From top to bottom; the suffix of a key defines how its text is shown. */
const content = {
  title: t('Privacy policy', 'سياسة الخصوصية'),
  lastUpdated: t('Last updated on 12 November 2026', 'آخر تحديث: ١٢ نوفمبر ٢٠٢٦'),
  introduction: t(
    'This page says what this website learns about you, why, who sees it and when it is deleted. It covers this website only. A learning platform that we run for your employer has its own policy, which your employer decides.',
    'توضّح هذه الصفحة ما يعرفه هذا الموقع عنكم، ولماذا، ومن يطّلع عليه، ومتى يُحذف. وهي تخصّ الموقع وحده. أمّا منصّة التعلّم التي نديرها لجهة عملكم فلها سياسة مستقلّة، وجهة عملكم هي التي تحدّد ما فيها.',
  ),
  responsible: t(
    'iLearn is responsible for the website: Olaya Street 214 in Riyadh, with offices in Dubai and Amman.',
    'المسؤول عن الموقع هو iLearn، شارع العليا ٢١٤ في الرياض، ولنا مكتبان في دبي وعمّان.',
  ),
  shortTitle: t('In short', 'باختصار'),
  shortList: t(
    '• You can read every page without telling us anything.\n• There are no cookies that follow you, no advertisements, and no analytics, neither our own nor third-party.\n• Fonts, pictures and our films come from our own server, so no other company learns that you were here.\n• If you write to us, we use what you wrote to answer you and keep it for 24 months.',
    '• يمكنكم قراءة كل صفحة دون أن تخبرونا بشيء.\n• لا ملفّات تعريف ارتباط تتعقّبكم، ولا إعلانات، ولا أدوات تحليل، لا منّا ولا من غيرنا.\n• الخطوط والصور وأفلامنا تأتي من خادمنا، فلا تعلم أي شركة أخرى بزيارتكم.\n• إن كتبتم إلينا احتفظنا بما كتبتموه ٢٤ شهرًا واستخدمناه للردّ عليكم.',
  ),
  formTitle: t('When you use a form', 'حين تستخدمون نموذجًا في الموقع'),
  formText: t(
    'The contact form and the demo forms ask for the same things. Your name, your work e-mail and a message are required; the rest is optional. When you press the button, we store:',
    'يطلب نموذج التواصل وطلب العرض البيانات نفسها. الاسم وبريد العمل والرسالة إلزامية، وما عداها اختياري. وحين تضغطون زرّ الإرسال نحفظ ما يلي:',
  ),
  formList: t(
    '• your name, your work e-mail, your company and your phone number;\n• what you are interested in, and your message;\n• the page the form was on, its language, and the date and time;\n• a note if the message looks as if it was sent by a robot.',
    '• الاسم وبريد العمل واسم الجهة ورقم الهاتف.\n• ما يهمّكم من حلولنا، ونص الرسالة.\n• الصفحة التي فيها النموذج ولغتها، والتاريخ والوقت.\n• إشارة إن بدا أنّ الرسالة من برنامج آلي.',
  ),
  formPurpose: t(
    'We use this to answer you, to prepare what you asked for, and to remember what we discussed when we next speak. We do not add you to a mailing list, we do not sell or share your details, and no automated decision is made about you.',
    'نستخدم هذه البيانات للردّ عليكم، ولإعداد ما طلبتموه، ولنتذكّر في المرة القادمة ما تحدّثنا عنه. لا نضيفكم إلى قائمة بريدية، ولا نبيع بياناتكم ولا نشاركها، ولا يُتّخذ آليًا أي قرار يخصّكم.',
  ),
  nobodyElse: t(
    'If you write on behalf of another person, please show them this page, because what we store concerns them too.',
    'وإن كتبتم نيابة عن شخص آخر فنرجو أن تدلّوه على هذه الصفحة، فما نحفظه يخصّه كما يخصّكم.',
  ),
  sensitive: t(
    'Please do not enter anything that we do not need, such as health details, an identity number or the names of your colleagues.',
    'ونرجو ألّا تكتبوا في النموذج ما لا يلزم، كالمعلومات الصحية أو رقم الهويّة أو أسماء زملائكم.',
  ),
  whereTitle: t('Where we keep it and who sees it', 'أين تُحفظ ومن يطّلع عليها'),
  whereText: t(
    'Messages are stored in the website’s database, on our own hosting. A copy goes by e-mail to the inbox that our consultants share. The consultants in Riyadh, Dubai and Amman who answer you read them; the few colleagues who look after the website can see them too. Since the three offices work together, your message may be read in a country other than yours. We do not pass it on to anyone outside the company unless the law requires us to.',
    'تُحفظ الرسائل في قاعدة بيانات الموقع، في استضافتنا نحن، وتصل نسخة منها بالبريد إلى صندوق يشترك فيه مستشارونا. يقرؤها المستشارون الذين يردّون عليكم في الرياض ودبي وعمّان، ويستطيع فتحها عدد قليل من زملائنا القائمين على الموقع. ولأنّ المكاتب الثلاثة تعمل معًا، فقد تُقرأ رسالتكم في بلد غير بلدكم. ولا نسلّمها إلى أحد خارج الشركة إلا إذا ألزمنا القانون بذلك.',
  ),
  keepTitle: t('How long we keep it', 'مدّة الاحتفاظ'),
  keepList: t(
    '• Messages and their copies by e-mail: deleted 24 months after we last wrote to each other. If you become a customer, the contract says how long.\n• The count of messages per network address: one hour.\n• The server’s log: 30 days, after which it is overwritten.',
    '• الرسائل ونسخها في البريد: ٢٤ شهرًا بعد آخر مراسلة بيننا، ثم تُحذف. وإن صرتم عملاء لنا فالمدّة مذكورة في العقد.\n• عدد الرسائل من عنوان الشبكة الواحد: ساعة واحدة.\n• سجلّ الخادم: ٣٠ يومًا، ثم يُمحى تلقائيًا.',
  ),
  technicalTitle: t('What the server records', 'ما يسجّله الخادم'),
  abuse: t(
    'To prevent abuse of the forms, the server counts how many messages come from one network address within an hour. It does not store the address for this, only a fingerprint computed from it (a hash), which is used for nothing else.',
    'لمنع إساءة استخدام النماذج، يعدّ الخادم ما يرد من عنوان الشبكة الواحد خلال ساعة. ولا نحفظ لهذا الغرض العنوان نفسه، بل بصمة محسوبة منه (hash) لا نستخدمها إلا في العدّ.',
  ),
  logs: t(
    'Ordinary visits are not recorded. The server’s log holds only requests that changed something or failed: the time, the kind of request, the network address and the result. We use it to find faults and attacks.',
    'ولا تُسجَّل الزيارات العادية. فلا يضمّ سجلّ الخادم إلا الطلبات التي غيّرت شيئًا أو فشلت: الوقت ونوع الطلب وعنوان الشبكة والنتيجة. ونستخدمه لاكتشاف الأعطال والهجمات.',
  ),
  browserTitle: t('What stays in your browser', 'ما يبقى في متصفّحكم'),
  browser: t(
    'For visitors, nothing. The website sets no cookies for them. Only our own editors, once they have signed in, have something stored in their browser: the keys to their session, a cookie by which their device is known again, and drafts that are not yet saved.',
    'لا شيء عند الزوّار، فالموقع لا يضع لهم أي ملفّات تعريف ارتباط. أمّا محرّرو الموقع من فريقنا فيُحفظ في متصفّحاتهم، بعد تسجيل الدخول، مفاتيح الجلسة وملفّ تعريف ارتباط يُعرف به جهازهم في المرّة التالية والمسوّدات التي لم تُحفظ بعد.',
  ),
  elsewhereTitle: t('Newsletter, share links and films', 'النشرة البريدية وروابط المشاركة والأفلام'),
  newsletter: t(
    'The newsletter field at the foot of each page sends nothing to this website. It opens your own e-mail program with a message to us, and you decide whether to send it. Every newsletter says how to unsubscribe.',
    'خانة الاشتراك في أسفل كل صفحة لا ترسل شيئًا إلى هذا الموقع. إنها تفتح برنامج البريد عندكم على رسالة موجّهة إلينا، ولكم أن ترسلوها أو لا. وفي كل نشرة طريقة إيقافها.',
  ),
  links: t(
    'The links for sharing an article are plain links. A social network learns of your visit only when you open one. The same applies to maps, and to films on YouTube: they are loaded only when you press play, and from then on the terms of that service apply.',
    'روابط مشاركة المقالات روابط عادية، ولا تعرف عنكم شبكة التواصل شيئًا إلا إذا فتحتموها. وكذلك روابط الخرائط، وأي فيلم موجود على YouTube: لا يُحمَّل من هناك شيء قبل أن تضغطوا زرّ التشغيل، ومن تلك اللحظة تسري شروط تلك الخدمة.',
  ),
  rightsTitle: t('Your rights', 'حقوقكم'),
  rightsText: t(
    'The Personal Data Protection Law of Saudi Arabia, the data protection law of the United Arab Emirates (Federal Decree-Law 45 of 2021) and, if you write from the European Union, the GDPR give you rights that differ in detail. We grant all of the following to everyone, wherever you live:',
    'يمنحكم نظام حماية البيانات الشخصية في السعودية، وقانون حماية البيانات الشخصية في الإمارات (المرسوم بقانون اتحادي رقم ٤٥ لسنة ٢٠٢١)، واللائحة الأوروبية GDPR إن كتبتم من الاتحاد الأوروبي، حقوقًا تختلف في تفاصيلها. ونحن نمنح الجميع كل ما يلي، أينما كانوا:',
  ),
  rightsList: t(
    '• to know what we hold about you, and to receive a copy;\n• to have it corrected, or deleted early;\n• to receive it in a file that you can take elsewhere;\n• to object to our use of it, or to withdraw your consent;\n• to complain to the data protection authority where you live.',
    '• أن تعرفوا ما نحفظه عنكم، وأن تأخذوا نسخة منه.\n• أن نصحّحه، أو نحذفه قبل موعده.\n• أن تأخذوه في ملفّ تنقلونه حيث شئتم.\n• أن تعترضوا على استخدامنا له، أو تسحبوا موافقتكم.\n• أن تشتكوا إلى الجهة المختصّة بحماية البيانات في بلدكم.',
  ),
  rightsHow: t(
    'An e-mail is enough; you need no form and no reason. Write from the address that you used before, so that we can find your messages and be sure that it is you. We answer within one working day and do what you ask within 30 days at the latest, free of charge.',
    'تكفي رسالة بالبريد، ولا حاجة إلى نموذج ولا إلى ذكر السبب. اكتبوها من العنوان الذي راسلتمونا به أول مرة، لنجد رسائلكم ونتأكّد من أنكم أصحابها. نردّ خلال يوم عمل واحد، وننفّذ ما طلبتموه خلال ٣٠ يومًا على الأكثر، ودون رسوم.',
  ),
  groundTitle: t('Our legal basis', 'الأساس القانوني'),
  ground: t(
    'We use what you send because you asked us for an answer. The count and the log are based on our legitimate interest in a website that works and is not abused. Where the law of your country requires consent, you give it by sending the form, and you can withdraw it at any time.',
    'نستخدم ما ترسلونه لأنكم طلبتم منّا جوابًا. أمّا العدّ وسجلّ الخادم فأساسهما مصلحتنا في موقع يعمل ولا يُساء استخدامه. وحيث يشترط قانون بلدكم الموافقة، فإرسالكم النموذج موافقة، ولكم أن تسحبوها متى شئتم.',
  ),
  changesTitle: t('When this page changes', 'إذا تغيّرت هذه الصفحة'),
  changes: t(
    'When we change this page we update the date at the top. If we ever want to do more with your details than this page says, we will ask you first.',
    'حين نغيّر هذه الصفحة نحدّث التاريخ في أعلاها. وإن أردنا يومًا أن نفعل ببياناتكم أكثر ممّا ذُكر هنا، استأذنّاكم أوّلًا.',
  ),
  contactTitle: t('Who to ask', 'لمن تكتبون'),
  contact: t(
    'Khalid Al-Harbi in Riyadh is responsible for data protection at iLearn. Write to him at Olaya Street 214, or by e-mail:',
    'المسؤول عن حماية البيانات عندنا هو خالد الحربي في الرياض. تصله الرسائل الورقية على شارع العليا ٢١٤، والبريد على هذا العنوان:',
  ),
  contactUsEmail: t('info@example.com', 'info@example.com'),
}

export const privacyPolicy = {
  slug: 'privacy-policy',
  blocks: [
    {
      order: 1,
      block_type: 'TEXT',
      content: { content, order: Object.keys(content) },
    },
  ],
} satisfies SeedPage
