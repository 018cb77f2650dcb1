import type { Expected } from './expected';

const HOME = {
  title: 'Encore: music, dance, food and training from the people who make it',
  canonical: '/home',
  words: ['Newest videos', 'Popular performers', 'Upcoming events', 'New galleries', 'From the shop', 'Latest posts', 'Live now', 'Nova Lindqvist', 'Sunrise set from the archive', 'Rooftop rehearsal at blue hour', 'Live sets'],
  jsonLd: ['WebSite'],
};

/** The pages of the site itself: login, information, and missing records. */
export const SITE_PAGES: Expected[] = [
  { path: '/', ...HOME },
  { path: '/home', ...HOME },
  { path: '/auth/login', title: 'Log in', words: ['Username or email', 'Password', 'Remember me'] },
  {
    path: '/login?next=%2Fvideo%2Fv1',
    title: 'Log in again',
    canonical: '/auth/login',
    noindex: true,
    words: ['Your session has ended. Log in again to continue where you left off.', 'Password'],
  },
  { path: '/auth/register', title: 'Create an account', words: ['Email', 'Password', 'I’m 18 or older', 'terms of this site', 'Already have an account?'] },
  { path: '/auth/performer-register', title: 'Become a performer', words: ['Email', 'Birthday', 'ID document', 'Selfie with your ID', 'Create a fan account'] },
  { path: '/auth/forgot-password', title: 'Forgot your password?', noindex: true, words: ['We’ll email you a link', 'Back to login'] },
  { path: '/auth/resend-verification-email', title: 'Verify your email address', noindex: true, words: ['We’ll email you a new verification link', 'Email'] },
  { path: '/auth/email-verified-success?source=performer', canonical: '/auth/email-verified-success', title: 'Your email address is verified', noindex: true, words: ['We’re reviewing your documents'] },
  { path: '/auth/email-verified-success', title: 'Your email address is verified', noindex: true, words: ['You’re all set. Log in to continue.'] },
  { path: '/auth/email-verified-success?expired=1', title: 'This link no longer works', canonical: '/auth/email-verified-success', noindex: true, words: ['Send email'] },
  { path: '/auth/logout', title: 'Log out', noindex: true, words: ['You’re logged out', 'Log in'] },
  { path: '/page/about', title: 'About Encore', words: ['Last updated', 'Musicians, dancers, cooks and trainers'], jsonLd: ['Article', 'BreadcrumbList'] },
  { path: '/page/nothing', status: 404, title: 'Not found', noindex: true, words: ['Page not found'] },
  { path: '/contact', title: 'Contact', words: ['Send a message to the people who run this site', 'What’s it about?', 'Your email', 'Send message'] },
  { path: '/contact?about=%2Fvideo%2Fx', title: 'Contact', canonical: '/contact', noindex: true, words: ['Report something', '/video/x', 'It shows someone underage', 'Send report'] },
  { path: '/accessibility', title: 'Accessibility', words: ['WCAG 2.2', 'Known limitations', 'Contact us'] },
  { path: '/shortcuts', title: 'Keyboard shortcuts', words: ['Go to search', 'Play or pause', '10 seconds back or forward'] },
  {
    path: '/membership',
    title: 'Membership',
    words: ['Choose a plan', 'First week', 'Monthly', '$14.99 every 30 days', 'Yearly', 'About $12.42 a month', '+800 bonus tokens', 'You pay nothing today.', 'Log in to join', 'What members get', 'Buy once, keep it in your library'],
    jsonLd: ['Product', 'BreadcrumbList'],
  },
  { path: '/cart', title: 'Cart', noindex: true, words: ['Your cart is empty.', 'Browse the shop'] },
  { path: '/history', title: 'Your history on this device', noindex: true, words: ['Stored on this device only'] },
  { path: '/404', status: 404, title: 'Not found', noindex: true, words: ['Page not found', 'Popular performers', 'Go to home page'] },
  { path: '/no/such/page', status: 404, title: 'Not found', canonical: '/404', noindex: true, words: ['Page not found', 'Popular performers'] },
];
