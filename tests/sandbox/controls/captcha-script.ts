/**
 * Stands in for the script of the captcha's provider, which a machine without internet cannot fetch: start the web server with
 * `CAPTCHA_SCRIPT` naming this one. It draws a checkbox; the site key `wrong` makes one whose answers are refused.
 */
export const CAPTCHA_SCRIPT = `window.grecaptcha = {
  ready: function (act) { act(); },
  render: function (element, options) {
    var label = document.createElement('label');
    var box = document.createElement('input');
    box.type = 'checkbox';
    box.addEventListener('change', function () {
      if (box.checked) options.callback(options.sitekey === 'wrong' ? 'wrong' : 'a-person');
      else options['expired-callback']();
    });
    label.append(box, ' I am a person (sandbox)');
    element.append(label);
  },
};
`;
