/** Pages of the site itself. The settings refer to them by `role`. */
type PagePlan = {
  slug: string;
  title: string;
  summary: string;
  html: string;
  role?: 'welcomePageId' | 'homeContentPageId' | 'acceptanceSignupId' | 'contactPageId' | 'ageGatePageId';
  status?: 'draft';
};

export const PAGES: readonly PagePlan[] = [
  {
    slug: 'welcome',
    title: 'Welcome to Encore',
    summary: 'What you’ll find here and how to get started.',
    role: 'welcomePageId',
    html: '<p>Encore is where performers publish what they make: videos, galleries, merch, posts and live shows. You can look around without an account. With one you can subscribe, comment, save favorites and chat.</p><h2>Three ways to start</h2><ul><li><strong>Subscribe to a performer</strong>: see everything they publish for subscribers.</li><li><strong>Become a member</strong>: one plan for the whole site.</li><li><strong>Buy single items</strong> with tokens, and keep them.</li></ul>',
  },
  {
    slug: 'about',
    title: 'About Encore',
    summary: 'Who runs Encore and why.',
    role: 'homeContentPageId',
    html: '<p>Musicians, dancers, cooks and trainers do their best work in front of people. Encore gives them a place to publish and go live, and gives you access to all of it.</p><p>Performers set their own prices and keep most of every sale.</p>',
  },
  {
    slug: 'terms',
    title: 'Terms of use',
    summary: 'The rules for fans and performers.',
    role: 'acceptanceSignupId',
    html: '<h2>1. Your account</h2><p>You must be at least 18 years old. One person, one account. Keep your password to yourself.</p><h2>2. Buying</h2><p>What you buy stays in your library, even if it’s no longer sold. Subscriptions renew until you cancel; after canceling you keep access until the end of the period you have paid for.</p><h2>3. Tokens</h2><p>Tokens are used on this site only. They don’t expire.</p><h2>4. Conduct</h2><p>Be kind in comments and chats. Performers may remove anything that isn’t.</p><h2>5. Copies</h2><p>Don’t copy, sell or republish what you see here without its creator’s written consent.</p>',
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    summary: 'What we store, for how long, and how to have it removed.',
    html: '<p>We store your name, your email address, what you bought and what you wrote. Resume points and history of what you watched stay on your device.</p><h2>Your rights</h2><p>Use the contact page to see, correct or remove what we know about you. We reply within 30 days.</p>',
  },
  {
    slug: 'contact',
    title: 'Contact',
    summary: 'How to reach us.',
    role: 'contactPageId',
    html: '<p>Questions about an order? Include the order number. Found something that shouldn’t be here? Use the report link next to it, so we know what you mean. For a story, tell us whose it is. We reply on business days, usually within one day.</p>',
  },
  {
    slug: 'refunds',
    title: 'Refunds and returns',
    summary: 'When you get your money back.',
    html: '<p>You can return products within 14 days. Digital products can be refunded if they have not been downloaded. If a show you paid for was cut short, contact us.</p>',
  },
  {
    slug: 'guidelines',
    title: 'Guidelines for performers',
    summary: 'What you can publish.',
    html: '<p>Publish your own work, name everyone who is in it, and have their consent. Describe honestly what fans will get.</p><table><thead><tr><th>Kind</th><th>Highest price</th></tr></thead><tbody><tr><td>Video, gallery, story or post</td><td>100,000 tokens</td></tr><tr><td>Tip</td><td>500 tokens</td></tr></tbody></table>',
  },
  {
    slug: 'help',
    title: 'Help',
    summary: 'Quick answers to common questions.',
    html: '<h2>The video doesn’t start</h2><p>Reload the page. If it still doesn’t start, lower the quality in the player’s menu.</p><h2>I paid but can’t watch</h2><p>Payments can take a minute. Your wallet shows each payment with its status.</p><h2>How do I cancel?</h2><p>Under Subscriptions, in two clicks. You keep access until the date shown there.</p>',
  },
  {
    slug: 'adults-only',
    title: 'Adults only',
    summary: 'Who can enter.',
    role: 'ageGatePageId',
    html: '<p>Some performances here are meant for adults. By entering you confirm that you are <strong>at least 18 years old</strong>, or of age where you live if that is later.</p><p>The rules are in the <a href="/page/terms">terms of use</a> and in <a href="/page/privacy">privacy</a>.</p>',
  },
  {
    slug: 'press',
    title: 'Press',
    summary: 'Photos and facts for journalists.',
    html: '<p>To be written.</p>',
    status: 'draft',
  },
];
