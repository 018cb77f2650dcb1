/**
 * A replacement for the captcha provider's script on machines without internet: start the web server with the URL
 * of this script as `CAPTCHA_SCRIPT`. It renders a checkbox; with the site key `wrong`, its tokens are refused.
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
    label.append(box, ' I’m human (sandbox)');
    element.append(label);
  },
};
`;
